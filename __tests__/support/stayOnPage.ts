/** Prevents navigation, which jsdom does not implement. */

const stay = (event: Event) => event.preventDefault();

beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));
