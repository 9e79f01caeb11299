import fc from 'fast-check'
import 'tsx/esm'

// Where Node can require() a module, mocha tries that first, and a failing import shows as "Unexpected
// token". Without the flag mocha imports, and the true error appears.
Object.defineProperty(process.features, 'require_module', { value: false })

// linaria's `css` is a stand-in at run time, but only in tests.
process.env.NODE_ENV = 'test'

// What is drawn at random is drawn the same each time, so that a run fails for its change alone. Another number in SEED
// looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
