import { expect, it } from 'vitest'
import { linkTo, sharedIn } from './share'

it('gives back what was shared', () => {
  const document = { name: 'Vers le fleuve – été', boards: [{ board: 'B', rotation: 2, q: 0, r: 0 }] }
  const link = linkTo(document, 'https://games.example')
  expect(link).toMatch(/^https:\/\/games\.example\/courses#[\w-]+$/)
  expect(sharedIn(new URL(link).hash)).toEqual(document)
})

it('takes nothing else for a course', () => {
  for (const hash of ['', '#', '#main', '#%%%', '#bnVsbA', '#WzFd', '#Ig']) expect(sharedIn(hash)).toBeNull()
})
