/** False for a page that was saved to disk: there its text is all there is (SingleFile 898). */
export const isServed = (): boolean => location.protocol.startsWith('http');
