/** Files that webpack turns into their addresses. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
