import type { ComponentType } from 'react'
import type { SkillDrawing } from '@/content/skills'
import { AcrossDevices } from './AcrossDevices'
import { FrontendDevelopment } from './FrontendDevelopment'
import { Illustrator } from './Illustrator'
import { Photoshop } from './Photoshop'
import { PowerPoint } from './PowerPoint'
import { PremierePro } from './PremierePro'
import { SiteBuilding } from './SiteBuilding'
import { WebMarkup } from './WebMarkup'
import { WorkflowTools } from './WorkflowTools'

/** The drawing of each skill: what the tool is for, as construction lines; no logos. */
export const drawings: Record<SkillDrawing, ComponentType> = {
  photoshop: Photoshop,
  illustrator: Illustrator,
  'premiere-pro': PremierePro,
  powerpoint: PowerPoint,
  'web-markup': WebMarkup,
  'frontend-development': FrontendDevelopment,
  'across-devices': AcrossDevices,
  'workflow-tools': WorkflowTools,
  'site-building': SiteBuilding,
}
