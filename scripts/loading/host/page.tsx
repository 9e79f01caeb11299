export { App as default } from './App.js'
