import { mount } from 'svelte';
import './styles/base.css';
import Gallery from './Gallery.svelte';
import { language } from '$lib/language';

await language.begin();
mount(Gallery, { target: document.getElementById('app') as HTMLElement });
