/** React has this entry but no types for it; the plain one needs what jsdom lacks (TextEncoder). */
declare module 'react-dom/server.node' {
  export { renderToString } from 'react-dom/server';
}
