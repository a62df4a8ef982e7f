/** Where the forms save: what their page, their configuration and the servers say alike. */
import type { TestBackend } from '@sveltia/cms';
import type { RepositoryPlace } from '../../../shared/savingPlace';

/**
 * To GitHub as a pull request, or into the working tree. The latter uses the CMS's test backend, whose files are in the
 * browser's private file system: client/workingTree.ts replaces that.
 */
export type FormsBackend = RepositoryPlace | TestBackend;

/** Id of the element of /admin that holds its FormsBackend as JSON. */
export const BACKEND_ELEMENT = 'forms-backend';

/** The size of the largest file that /admin takes, in bytes. */
export const LARGEST_FILE = 25 * 1024 * 1024;
