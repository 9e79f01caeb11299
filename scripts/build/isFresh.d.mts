export declare const isFresh: () => Promise<boolean>
