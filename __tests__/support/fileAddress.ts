export default 'file-address';
