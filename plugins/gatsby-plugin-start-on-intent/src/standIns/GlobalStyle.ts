/**
 * Stands for `GlobalStyle` in the scripts of the published site: every page brings its rules along in the
 * HTML, where they stay. Written anew when React starts, the fonts among them would have the browser lay
 * out the whole page again.
 */
export const GlobalStyle = () => null;
