/** Who asks, as every call of the product says it. */
export const COMMON = 'projectId=sandbox&st=test&sv=test'
