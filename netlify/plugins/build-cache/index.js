/** Netlify build plugin: keeps Gatsby's cache, its output and what plugins generate for it until the next build. */
const FOLDERS = ['.cache', '.generated', 'public'];

export const onPreBuild = async ({ utils }) => {
  await utils.cache.restore(FOLDERS);
};

export const onPostBuild = async ({ utils }) => {
  await utils.cache.save(FOLDERS);
};
