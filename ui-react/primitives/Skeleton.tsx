import { skeleton } from './Skeleton.styles.js'

/** Placeholder for loading content. */
export const Skeleton = ({ shape }: { readonly shape: 'line' | 'heading' | 'row' | 'field' | 'block' }) => (
  <span className={skeleton} data-shape={shape} aria-hidden="true" />
)
