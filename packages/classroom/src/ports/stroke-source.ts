/** Asks the host for the strokes of characters: files, one for each character. */
import type { CharacterStrokes } from '../core/hanzi/character-strokes.ts'

export interface StrokeSource {
  /**
   * @param character one character
   * @returns null when there is no data about it
   * @throws {Error} when it could not be fetched; asking again may help
   */
  load(character: string): Promise<CharacterStrokes | null>
  /** The address of the data's licence; left out where there is none to read. */
  licenceUrl?: string
}
