/** Shows one table after some random inputs, to work on its look without the page around it: `?game=&seed=&inputs=&seats=&as=&options=`. */
import { mount } from 'svelte';
import '../../../theme.css';
import { tableOf } from '../../own-tables.ts';
import { loadMoreWords } from '../../../words/language.svelte.ts';
import { exhibitOf, playExhibit } from './exhibit.ts';
import Gallery from './Gallery.svelte';

const target = document.querySelector('#gallery');
const exhibit = exhibitOf(new URLSearchParams(location.search));
const [match, table] = await Promise.all([playExhibit(exhibit), tableOf(exhibit.game), loadMoreWords()]);
if (target !== null) mount(Gallery, { target, props: { exhibit, match, table } });
