/** Addresses of the dev server's endpoints, for the server and for the browser. */

/** Reads and writes files of the working tree: `?path=data/site.yaml`. */
export const FILE_ENDPOINT = '/__content/file';

/** Lists a folder of the working tree: `?path=data`. */
export const FOLDER_ENDPOINT = '/__content/folder';

/** An item of a folder, as the folder endpoint lists it. */
export interface FolderItem {
  name: string;
  kind: 'file' | 'directory';
}
