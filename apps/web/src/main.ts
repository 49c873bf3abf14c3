/** Starts the page: what was chosen on this device, the words of the language, then what the address says. */
import { mount } from 'svelte';
import App from './App.svelte';
import { registerOffline } from './offline/register.ts';
import { applySettings } from './settings/settings.svelte.ts';
import './theme.css';
import { loadWords } from './words/language.svelte.ts';

await loadWords();
applySettings();
mount(App, { target: document.querySelector('#app')! });
registerOffline();
