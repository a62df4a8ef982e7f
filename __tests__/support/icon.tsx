/** Stands for an icon, which says nothing to a visitor who listens. */
const Icon = () => <svg aria-hidden="true" />;

export default Icon;
