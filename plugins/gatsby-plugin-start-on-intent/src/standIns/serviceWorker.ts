/** Stands for what registers a service worker: no plugin of this site has one. */
export {};
