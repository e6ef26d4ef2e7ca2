export interface ChartValue {
  label: string
  /** Not below 0. */
  value: number
}
