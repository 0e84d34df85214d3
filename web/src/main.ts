import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { recall } from './lib/me.svelte'
import { apply } from './lib/settings.svelte'
import { need } from './lib/words.svelte'

apply()
const known = recall()
await need()
mount(App, { target: document.getElementById('app')!, props: { known } })
