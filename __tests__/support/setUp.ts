import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// What is awaited comes at once; a busy machine may take longer to load a module.
configure({ asyncUtilTimeout: 10_000 });

// Every browser has it, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
