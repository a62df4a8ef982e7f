/**
 * Netlify build plugin: keeps Gatsby's memory, its output and the drawn pictures from one build to the
 * next, so that pictures are not encoded again.
 */
const FOLDERS = ['.cache', '.generated', 'public'];

export const onPreBuild = async ({ utils }) => {
  await utils.cache.restore(FOLDERS);
};

export const onPostBuild = async ({ utils }) => {
  await utils.cache.save(FOLDERS);
};
