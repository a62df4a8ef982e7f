/** The addresses from which /admin takes the content, and to which it saves it. */

/** The root of GitHub's REST API; that of its GraphQL API is below it. */
export const GITHUB_API = 'https://api.github.com';

/** The content index: what the check reads. */
export const CONTENT_INDEX = '/admin/content.json';

/** The pictures of all pages, for the preview. */
export const PICTURE_INDEX = '/admin/pictures.json';

/** In develop, reads and writes files of the working tree: `?path=data/site.yaml`. */
export const FILE_ENDPOINT = '/__content/file';

/** In develop, lists the names in a folder of the working tree: `?path=data`. */
export const FOLDER_ENDPOINT = '/__content/folder';
