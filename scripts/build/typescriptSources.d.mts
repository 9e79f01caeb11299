import type { Plugin } from 'rollup'

export declare const typescriptSources: () => Plugin
