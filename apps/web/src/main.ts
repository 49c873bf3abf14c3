/** Starts the page: what was chosen on this device, the words of the language, then what the address says. */
import { mount } from 'svelte';
import App from './App.svelte';
import { registerOffline } from './offline/register.ts';
import { applySettings } from './settings/settings.svelte.ts';
import { onUnkept } from './sources/unkept.ts';
import './theme.css';
import { toasts } from './ui/toasts.svelte.ts';
import { loadWords, say } from './words/language.svelte.ts';

const isWorded = await loadWords();
applySettings();
if (!isWorded) document.documentElement.lang = 'en';
mount(App, { target: document.querySelector('#app')! });
registerOffline();
onUnkept(() => toasts.show(say('app.notKept')));
if (!isWorded) toasts.show(say('app.noWords'), 'danger');
