import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />)
