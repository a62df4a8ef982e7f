/** jsdom cannot load another page: following a link ends with its click. */

const stay = (event: Event) => event.preventDefault();

beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));
