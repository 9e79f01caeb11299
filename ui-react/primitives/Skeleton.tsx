import { skeleton } from './Skeleton.styles.js'

/** The place of something that is on its way. */
export const Skeleton = ({ shape }: { readonly shape: 'line' | 'heading' | 'row' | 'field' | 'block' }) => (
  <span className={skeleton} data-shape={shape} aria-hidden="true" />
)
