/** Stands for the address of a file that webpack would emit. */
export default 'file-address';
