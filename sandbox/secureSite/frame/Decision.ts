export type Decision = 'approved' | 'declined' | 'aborted'
