export declare const PACKED_DOCUMENTS: readonly string[]
export declare const packedText: (document: string, text: string) => string
