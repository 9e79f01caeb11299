import type { BuildResult } from 'esbuild'

export declare const bundlePage: (entry: string, outdir: string) => Promise<BuildResult>
