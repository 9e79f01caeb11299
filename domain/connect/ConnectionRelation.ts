/**
 * What a connection is to its namespace (S4-02): the active connector's, another live one, or one
 * that must be connected again.
 */
export type ConnectionRelation = 'connected' | 'active' | 'disconnected'
