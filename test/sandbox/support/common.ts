/** The query parameters of every call of the product. */
export const COMMON = 'projectId=sandbox&st=test&sv=test'
