import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// A busy machine may take a long time to load a module.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks these.
Object.assign(globalThis, { TextDecoder, TextEncoder });
