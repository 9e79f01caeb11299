import fc from 'fast-check'
import 'tsx/esm'

// If Node can require() modules, mocha tries that first and reports a failing import as "Unexpected token". Without the
// flag mocha uses import, and the actual error appears.
Object.defineProperty(process.features, 'require_module', { value: false })

// Test mode: linaria's `css` returns a placeholder at run time.
process.env.NODE_ENV = 'test'

// Fixed seed, so that a run fails only because of its change. Set SEED to explore other cases.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
