import { common } from '#messages/common'
import { recipeTexts } from '#messages/recipeTexts'
import { saveFile } from '@/lib/browser/saveFile'
import { toPng } from '@/lib/canvas/canvas'
import { addXmpToPng } from '@/lib/image/pngXmp'
import { logger } from '@/lib/logger'
import { cardId, type PhotoCollection } from '@/posts/collections'
import { fullPictureUrls } from '@/posts/pictures/pictureFiles'
import { pictureXmp } from '@/posts/pictures/pictureXmp'
import type { Photo } from '@/posts/post'
import { showToast } from '@/ui/toaster'
import { drawRecipe } from './drawRecipe'
import type { Recipe } from './recipe'

interface RecipeToSave {
  photo: Photo
  recipe: Recipe
  camera: string
}

/** Draws a photo's recipe card and downloads it. Reports the result in a toast. Never rejects. */
export async function saveRecipe(collection: PhotoCollection, card: RecipeToSave): Promise<void> {
  try {
    const canvas = await drawRecipe({ ...card, sources: fullPictureUrls(card.photo) })
    const png = addXmpToPng(await toPng(canvas), pictureXmp(collection.key, card.photo))
    saveFile(png, `${cardId(collection, card.photo.id)}-recipe.png`)
    showToast(recipeTexts.saved)
  } catch (error) {
    logger.warn('The recipe card could not be drawn.', error)
    showToast(recipeTexts.notSaved, {
      tone: 'error',
      action: { label: common.retry, onSelect: () => void saveRecipe(collection, card) },
    })
  }
}
