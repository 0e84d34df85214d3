import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const backend = process.env.VOYAGEUR_BACKEND ?? 'http://127.0.0.1:8000'

/** The pages are built into the Python package, where `voyageur serve` finds them. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/voyageur/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy allows no inline styles or data: scripts; small files stay files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    // Catalogues of the games are read from the Python package, which lies beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: backend, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/lib/jsdom.ts'],
    testTimeout: 20_000, // on a machine with much else to do
  },
})
