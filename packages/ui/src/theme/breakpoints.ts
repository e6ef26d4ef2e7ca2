/** Media queries by meaning. Phones first: rules outside a query are for 390 px. */
export const media = {
  tablet: '(min-width: 640px)',
  desktop: '(min-width: 1024px)',
  touch: '(pointer: coarse)',
  canHover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
} as const
