import type { Plugin } from 'rollup'

export declare const stripClauses: (text: string) => string
export declare const withoutClauses: () => Plugin
