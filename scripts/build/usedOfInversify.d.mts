import type { Plugin } from 'rollup'

export declare const usedOfInversify: () => Plugin
