import 'tsx/esm'

// Where Node can require() a module, mocha tries that first, and a failing import shows as "Unexpected
// token". Without the flag mocha imports, and the true error appears.
Object.defineProperty(process.features, 'require_module', { value: false })

// linaria's `css` is a stand-in at run time, but only in tests.
process.env.NODE_ENV = 'test'
