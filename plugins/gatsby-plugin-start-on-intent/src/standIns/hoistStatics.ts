/**
 * Stands for `hoist-non-react-statics`, which Formik needs for its components `connect` and `withFormik`
 * alone; this site uses its hook.
 */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
