package org.howdah.rules.rule;

/**
 * Why a wished move is not legal.
 *
 * @param rule the rule that refuses it
 * @param sentence the reason in words, for the one who wished it
 */
public record Refusal(RuleName rule, String sentence) {}
