import {
  type AreaId,
  areaOf,
  LEADER_NAMES,
  type LeaderId,
  type NationId,
  nationOf,
  type Violation,
} from '@bretwalda/engine';

/** The details of a refusal, read by kind. What is missing reads as null: a sentence must not fail for it. */
export class Details {
  private readonly all: Violation['details'];
  constructor(violation: Violation) {
    this.all = violation.details;
  }
  number(key: string): number | null {
    const value = this.all[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }
  flag(key: string): boolean {
    return this.all[key] === true;
  }
  text(key: string): string | null {
    const value = this.all[key];
    return typeof value === 'string' ? value : null;
  }
  area(key: string): AreaId | null {
    const value = this.all[key];
    return areaOf(value) >= 0 ? (value as AreaId) : null;
  }
  areas(key: string): readonly AreaId[] {
    const value = this.all[key];
    return Array.isArray(value) ? value.filter((id): id is AreaId => areaOf(id) >= 0) : [];
  }
  nation(key: string): NationId | null {
    const value = this.all[key];
    return nationOf(value) >= 0 ? (value as NationId) : null;
  }
  nations(key: string): readonly NationId[] {
    const value = this.all[key];
    return Array.isArray(value) ? value.filter((id): id is NationId => nationOf(id) >= 0) : [];
  }
  leader(key: string): LeaderId | null {
    const value = this.all[key];
    return typeof value === 'string' && value in LEADER_NAMES ? (value as LeaderId) : null;
  }
  numbers(key: string): readonly number[] {
    const value = this.all[key];
    return Array.isArray(value) ? value.filter((n): n is number => typeof n === 'number') : [];
  }
  /** The first of one or several numbers. */
  first(key: string): number | null {
    const value = this.all[key];
    const one = Array.isArray(value) ? value[0] : value;
    return typeof one === 'number' ? one : null;
  }
}
