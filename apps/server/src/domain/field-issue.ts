/** Reports a problem of one field, for programs (`code`) and for their writers (`message`). */
export interface FieldIssue {
  /** Names joined by dots: `options.2.title`. */
  path: string
  code: string
  message: string
}
