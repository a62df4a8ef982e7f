/** The dev server's endpoints for /admin. */

/** Reads and writes files of the working tree: `?path=data/site.yaml`. */
export const FILE_ENDPOINT = '/__content/file';

/** Lists the names in a folder of the working tree: `?path=data`. */
export const FOLDER_ENDPOINT = '/__content/folder';
