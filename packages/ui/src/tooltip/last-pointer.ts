let lastPointerType = ''

// Before any handler of a control, so that a focus which follows the press already knows.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', (event) => void (lastPointerType = event.pointerType), true)
  document.addEventListener('keydown', () => void (lastPointerType = ''), true)
}

/** Tells if the person's last act was a touch. A focus given back afterwards was not asked for by key. */
export const wasTouched = () => lastPointerType === 'touch'
