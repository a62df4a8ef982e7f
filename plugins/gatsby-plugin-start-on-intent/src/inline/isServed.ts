/** Returns false for a page that was saved to disk, where scripts and data are missing (SingleFile 898). */
export const isServed = (): boolean => location.protocol.startsWith('http');
