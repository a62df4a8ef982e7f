/* global importScripts */
// A former site's worker at this address goes, too.
importScripts('/sw.js');
