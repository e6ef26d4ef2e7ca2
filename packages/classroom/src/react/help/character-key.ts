/** A key that writes something, and so may be meant for other things, such as speech input. The space bar writes nothing here. */
export const isCharacterKey = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => [...key].length === 1 && key !== ' '
