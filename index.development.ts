// The entry under the export condition `development`: it checks options whole, and says what is wrong in them.
export * from './index.js'
export { createPortico } from './infrastructure/container/checkedPortico.js'
